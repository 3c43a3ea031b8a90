// What this device keeps, in the browser's own store. Where that is forbidden the page works, and forgets.

export interface Keep {
  read<T>(name: string): T | null
  write(name: string, value: unknown): void
}

const PREFIX = 'ratskeller.'

/** A keep over the browser's store; broken or foreign content counts as none. */
export function keepIn(storage: () => Pick<Storage, 'getItem' | 'setItem'>): Keep {
  return {
    read<T>(name: string): T | null {
      try {
        return JSON.parse(storage().getItem(PREFIX + name) ?? 'null') as T | null
      } catch {
        return null
      }
    },
    write(name, value) {
      try {
        storage().setItem(PREFIX + name, JSON.stringify(value))
      } catch {
        // full, or forbidden: nothing here is worth stopping for
      }
    },
  }
}

export const device: Keep = keepIn(() => localStorage)
