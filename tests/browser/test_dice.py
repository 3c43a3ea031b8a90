"""The dice of everybody: devices seal and open by themselves, and the waiting room says how it stands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.people import People, Person

RATS = "rats_in_the_walls"
# At an address such as http://192.168.1.5 a browser has no `crypto.subtle`; friends play there.
NO_SUBTLE = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"
# Another share under the same seal, as somebody would want it who has seen the others'.
CHEAT = """() => {
  const shares = JSON.parse(localStorage.getItem('ratskeller.shares'))
  localStorage.setItem('ratskeller.shares', JSON.stringify(shares.map(([seal]) => [seal, '0'.repeat(64)])))
}"""
IS_WIDE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


def sit_down(bert: Person, link: str) -> None:
    """Join, and wait until the page has been told its secret link: others may see one sit a moment before."""
    bert.join(link, "Bert")
    expect(bert.page.get_by_role("button", name=re.compile("Stand up|Aufstehen"))).to_be_visible()


def test_devices_seal_and_open_by_themselves(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone", language="de")
    bert.page.add_init_script(NO_SUBTLE)
    anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna")
    sit_down(bert, anna.invitation())
    for person, told in ((anna, "sealed by everybody"), (bert, "von allen versiegelt")):
        expect(person.page.locator("[data-dice=sealed][role=status]")).to_contain_text(told)
        expect(person.page.locator(".lobby li", has_text=re.compile("adds nothing|legt nichts"))).to_have_count(0)
    assert not bert.page.evaluate(IS_WIDE)
    bert.page.reload()  # what was sealed is kept
    expect(bert.page.locator("[data-dice=sealed]")).to_be_visible()
    anna.begin()
    for person in (anna, bert):
        person.expect_running()
    people.play_on(anna, bert)
    anna.page.locator(".end summary", has_text="laid open").click()
    shown = anna.page.locator(".end details", has_text="laid open")
    expect(shown).to_contain_text("The numbers of everybody")
    expect(shown).to_contain_text("whose seals this device had seen")
    anna.page.get_by_role("button", name="Again?").click()
    bert.page.locator("[data-next=lobby] a").click()
    for person in (anna, bert):
        expect(person.page.locator("[data-dice=sealed]")).to_be_visible()  # anew, without anybody's doing
    anna.begin()
    bert.expect_running()


def test_who_opens_something_else_is_named_and_all_is_made_anew(people: People) -> None:
    anna, bert = people.come("phone"), people.come("desk")
    anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna")
    sit_down(bert, anna.invitation())
    bert.page.evaluate(CHEAT)
    bert.page.reload()
    expect(bert.page.locator("[data-dice=sealed]")).to_be_visible()
    anna.begin()
    for person in (anna, bert):
        expect(person.page.locator("[data-dice]")).to_contain_text(
            "The game did not begin: the device of Bert opened another number than it had sealed."
        )
        expect(person.page.locator("[data-dice=sealed]")).to_be_visible()
    assert not anna.page.evaluate(IS_WIDE)
    anna.begin()
    for person in (anna, bert):
        person.expect_running()


def test_whom_the_start_waits_for_is_told(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna")
    sit_down(bert, anna.invitation())
    table = bert.page.url
    bert.page.goto("about:blank")  # a phone that sleeps
    anna.begin()
    expect(anna.page.locator("[data-dice=opening][role=status]")).to_contain_text("Waiting for: Bert")
    expect(anna.page.locator("[data-focus=begin]")).to_have_attribute("aria-disabled", "true")
    said = "The game did not begin: the device of Bert did not open its number for the dice."
    expect(anna.page.locator("[data-dice=waiting]")).to_contain_text(said)
    expect(anna.page.locator("[data-dice]")).to_contain_text("The device of Bert has still to seal")
    anna.begin()
    expect(anna.page.get_by_role("alert")).to_contain_text("The device of Bert has not sealed its share")
    bert.go(table)  # it wakes up
    expect(anna.page.locator("[data-dice=sealed]")).to_be_visible()
    anna.begin()
    for person in (anna, bert):
        person.expect_running()
