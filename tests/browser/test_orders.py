"""What is done at a table beside playing: taking back, pausing, closing, clocks, bots that take over, open tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.people import OPEN_CHOICES

if TYPE_CHECKING:
    from tests.browser.people import People, Person

RATS = "rats_in_the_walls"
CLOCKS_DIFFER = (
    "shown => [...document.querySelectorAll('.seats .clock')].some((one, at) => one.innerText !== shown[at])"
)


def sit_two(people: People, house: dict[str, str] | None = None, game: str = "rathulhu") -> tuple[Person, Person]:
    """Anna, who is the host, and Bert at a running table; nobody else."""
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(game, ["me", "friend"], name="Anna", house=house)
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    anna.expect_running()
    bert.expect_running()
    return anna, bert


def order(person: Person, name: str, *, sure: str = "") -> None:
    """Something from the menu; what cannot be taken back is asked about once more."""
    person.page.locator("[data-tool=menu]").click()
    person.page.locator("dialog[open]").get_by_role("button", name=name, exact=True).click()
    if sure:
        person.page.locator("dialog[open]").get_by_role("button", name=sure).click()
    else:
        person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_what_nobody_has_learnt_from_is_taken_back(people: People) -> None:
    anna = people.come("phone")
    anna.open_table("darkhouse", ["me"])
    anna.begin()
    anna.page.wait_for_selector(OPEN_CHOICES)
    before = anna.choices()
    anna.page.locator("details.more summary").click()
    anna.page.locator("details.more [data-do]").first.click()  # a die that is laid tells nobody anything
    anna.page.locator("[data-focus=undo]").click()
    expect(anna.page.locator("[data-focus=undo]")).to_have_count(0)
    anna.expect_choices(before)


def test_the_others_are_asked_whether_something_may_be_taken_back(people: People) -> None:
    anna, bert = sit_two(people, {"undo": "ask"}, game="darkhouse")
    anna.page.wait_for_selector(OPEN_CHOICES)
    before = anna.choices()
    anna.page.locator("details.more summary").click()
    anna.page.locator("details.more [data-do]").first.click()
    anna.page.locator("[data-focus=undo]").click()
    expect(anna.page.locator(".asked")).to_contain_text("Bert")
    bert.page.locator(".asked").get_by_role("button", name="Allow it").click()
    expect(anna.page.locator(".asked")).to_have_count(0)
    anna.expect_choices(before)


def test_a_pause_holds_everybody(people: People) -> None:
    anna, bert = sit_two(people)
    order(anna, "Stop for a while")
    for person in (anna, bert):
        expect(person.page.locator(".wait").first).to_contain_text("stopped the game")
        expect(person.page.locator(OPEN_CHOICES)).to_have_count(0)
    order(anna, "Go on")
    expect(bert.page.get_by_text("stopped the game")).to_have_count(0)
    people.play_on(anna, bert, moves=2)


def test_a_host_clears_the_table(people: People) -> None:
    anna, bert = sit_two(people)
    order(anna, "End the table", sure="Really end it")
    for person in (anna, bert):
        expect(person.page.locator("main")).to_contain_text("cleared")


def test_a_clock_runs_for_everybody_to_see(people: People) -> None:
    anna, bert = sit_two(people, {"clock": "move", "clock-seconds": "600", "clock-up": "bot"})
    for person in (anna, bert):
        expect(person.page.locator(".seats .clock")).to_have_count(2)
        shown = person.page.locator(".seats .clock").all_inner_texts()
        person.until(CLOCKS_DIFFER, shown)


def test_a_clock_runs_out_and_a_bot_goes_on(people: People) -> None:
    anna, _ = sit_two(people, {"clock": "move", "clock-seconds": "5", "clock-up": "bot"})
    told = len(anna.story())
    # Nobody moves. Whoever has the turn is moved for, and the story goes on.
    expect(anna.page.locator(".story li").nth(told)).to_be_attached()


def test_a_bot_plays_for_somebody_who_says_so(people: People) -> None:
    anna, bert = sit_two(people)
    order(bert, "Let a bot play for me")
    expect(anna.page.locator(".seats li").nth(1)).to_contain_text("bot")
    bert.page.locator("[data-focus=back]").click()
    expect(anna.page.locator(".seats li").nth(1)).to_contain_text("here")
    people.play_on(anna, bert, moves=2)


def test_who_is_sent_away_comes_back_and_everybody_hears_of_it(people: People) -> None:
    anna, bert, cleo = people.come("desk"), people.come("phone"), people.come("phone", "de")
    anna.open_table(RATS, ["me", "friend", "friend"], name="Anna")
    link = anna.invitation()
    bert.join(link, "Bert")
    cleo.join(link, "Cleo")
    anna.begin()
    for person in (anna, bert, cleo):
        person.expect_running()
    order(anna, "Ask to leave: Bert", sure="Really send Bert away?")
    expect(anna.page.locator(".right .talk")).to_contain_text("The host has sent Bert away from seat 2")
    expect(cleo.page.locator("[data-announced]")).to_contain_text("Bert wurde von Platz 2 weggeschickt")
    watching = people.come("desk")
    watching.go(f"/table/{anna.table_id()}")
    watching.expect_running()
    expect(watching.page.locator("#join-name")).to_have_count(0)  # it is only for Bert
    bert.page.get_by_role("button", name="Back to the table").click()
    bert.page.locator("form button[type=submit]").first.click()
    expect(bert.page.locator("#join-name")).to_have_count(0)
    expect(anna.page.locator(".right .talk")).to_contain_text("is back at seat 2")
    expect(bert.page.locator(".seats li").nth(1)).to_contain_text("you")


def test_who_may_not_take_a_seat_reads_why(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna")
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    bert.expect_running()
    order(bert, "Give up my seat", sure="Really leave?")
    bert.expect_running()
    expect(anna.page.locator(".right .talk")).to_contain_text("Bert has left seat 2")
    stranger = people.come("desk")
    stranger.forgiven = True  # the browser complains about every refusal
    stranger.go(f"/table/{anna.table_id()}")
    stranger.page.locator("form button[type=submit]").first.click()
    expect(stranger.page.locator("main")).to_contain_text("it can from another network")
    bert.page.locator("form button[type=submit]").first.click()
    expect(anna.page.locator(".right .talk")).to_contain_text("is back at seat 2")


def test_an_open_table_is_found_on_the_front_page(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna", house={"public": "yes"})
    bert.go("/")
    bert.page.locator(f"section[aria-labelledby=public] a[href='/table/{anna.table_id()}']").click()
    bert.page.fill("#join-name", "Bert")
    bert.page.locator("form button[type=submit]").first.click()
    anna.begin()
    bert.expect_running()
    bert.go("/")  # and found again
    expect(bert.page.locator("section[aria-labelledby=mine]")).to_contain_text("Anna")
