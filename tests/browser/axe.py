"""What a program can find out about whether everybody can use a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.web_build import MODULES

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = MODULES / "axe-core" / "axe.min.js"
RUN_AXE = """async () => {
  await document.fonts.ready
  const moving = () => document.getAnimations().filter((each) => each.playState === 'running')
  for (let now = moving(); now.length; now = moving()) {
    await Promise.all(now.map((each) => each.finished.catch(() => 0)))
    await new Promise(requestAnimationFrame) // what ends can begin another
  }
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target} ${node.failureSummary}`))
}"""


def check(page: Page) -> None:
    """Nothing wrong, as far as a program can tell, and nothing to scroll sideways."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN_AXE)
    assert not found, "\n".join(found)
    sideways = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert sideways <= 0, f"{page.url} scrolls sideways by {sideways} px."
