#!/usr/bin/env python3
"""Verifies a round: docs/fairness/specification.md in Python, with the standard library alone.

    python3 verify.py round.json definition.json     one round
    python3 verify.py --batch < lines.jsonl          many: a line is {"definition": …} or {"round": …}

Prints "accepted", or "rejected" with the reason. The exit code is 0 where every round was accepted.
"""
import hashlib
import hmac
import itertools
import json
import re
import sys
from collections import Counter

WORD = 2**32
ONE = 10_000  # ten-thousandths of a stake
CARDS = 52
ACE = 12
SAFE = 2**53 - 1


class Rejected(Exception):
    pass


def require(condition, reason):
    if not condition:
        raise Rejected(reason)


def is_whole(value, least=-SAFE, most=SAFE):
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


# Section 3: JSON and hashes.


def name_order(name):
    if re.fullmatch(r'0|[1-9]\d{0,9}', name) and int(name) < WORD - 1:
        return (0, int(name), b'')
    return (1, 0, name.encode('utf-16-be', 'surrogatepass'))


def in_order(value):
    if isinstance(value, dict):
        return {name: in_order(value[name]) for name in sorted(value, key=name_order)}
    if isinstance(value, list):
        return [in_order(part) for part in value]
    require(not isinstance(value, float), 'a number is not whole')
    return value


def canonical(value):
    return json.dumps(in_order(value), separators=(',', ':'), ensure_ascii=False)


def sha256(data):
    return hashlib.sha256(data.encode() if isinstance(data, str) else data).digest()


def hash_of_definition(definition):
    return sha256(canonical({name: definition[name] for name in ('sysname', 'kind', 'figures')})).hex()


# Section 2: words and draws.


class Draws:
    """Everything that is made of words; who inherits it says where the words come from."""

    def below(self, n):
        limit = WORD - WORD % n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def each_below(self, n, count):
        return [self.below(n) for _ in range(count)]

    def bits52(self):
        high = self.word() >> 12
        return high * WORD + self.word()

    def weighted(self, weights):
        left = self.below(sum(weights))
        for place, weight in enumerate(weights):
            if left < weight:
                return place
            left -= weight

    def one_of(self, entries):
        return entries[self.weighted([entry['weight'] for entry in entries])]

    def some(self, n, count):
        order = list(range(n))
        for place in range(count):
            other = place + self.below(n - place)
            order[place], order[other] = order[other], order[place]
        return order[:count]

    def shuffled(self, n):
        order = list(range(n))
        for place in range(n - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order

    def cards(self, packs, count):
        return [place % CARDS for place in self.some(packs * CARDS, count)]


class SeededWords(Draws):
    def __init__(self, server_seed, client_seed, nonce, scope):
        self.key = server_seed
        self.text = f'{client_seed}:{nonce}:{scope}:'
        self.used = 0
        self.block = b''

    def word(self):
        block, place = divmod(self.used, 8)
        if place == 0:
            self.block = hmac.new(self.key, f'{self.text}{block}'.encode(), hashlib.sha256).digest()
        self.used += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], 'big')


class DealtWords(Draws):
    """The generator of section 5.21, started from one number."""

    def __init__(self, number):
        self.a, self.b, self.c, self.count = 0x9E3779B9 ^ number, 0x243F6A88, 0xB7E15162, 1
        for _ in range(20):
            self.word()

    def word(self):
        word = (self.a + self.b + self.count) % WORD
        self.count = (self.count + 1) % WORD
        turned = ((self.c << 21) | (self.c >> 11)) % WORD
        self.a, self.b, self.c = self.b ^ (self.b >> 9), (self.c * 9) % WORD, (turned + word) % WORD
        return word


# Section 4: bets, decisions and payouts.


class Decisions:
    """Gives the decisions one by one, each only where it is offered."""

    def __init__(self, listed):
        self.left = list(listed)

    def take(self, **offered):
        """Each offer is None, or ('at', places), or ('these', places)."""
        require(self.left, 'the round is still open: a decision is missing')
        decision = self.left.pop(0)
        require(isinstance(decision, dict), 'a decision is not an object')
        name = decision.get('name')
        require(isinstance(name, str) and name in offered, f'the decision {name!r} is not offered here')
        field, places = offered[name] or (None, ())
        require(set(decision) == {'name', field} - {None}, f'the decision {name!r} has other fields than it may have')
        if field is None:
            return name, None
        value = decision[field]
        named = value if field == 'these' else [value]
        require(isinstance(named, list) and all(is_whole(place) and place in places for place in named),
                f'the decision {name!r} names a place that is not offered')
        require(len(set(named)) == len(named), f'the decision {name!r} names a place twice')
        return name, value


def paid_at(stake, times):
    return stake * times // ONE


def bet_fields(bet, *names):
    require(isinstance(bet, dict) and set(bet) == {'stake', *names}, 'the bet has other fields than this game takes')
    require(is_whole(bet['stake'], 1), 'the stake is not a number of whole cents')
    return [bet[name] for name in names]


def chips_in(bet, spots, figures):
    (chips,) = bet_fields(bet, 'chips')
    require(isinstance(chips, dict) and 0 < len(chips) <= 40, 'there are no chips, or too many')
    for spot, chip in chips.items():
        require(spot in spots, f'there is no spot {spot!r}')
        require(is_whole(chip, figures['minChip']), f'the chip on {spot!r} is below the least')
    require(sum(chips.values()) == bet['stake'], 'the stake is not the sum of the chips')
    return chips


def pay_chips(chips, times_of):
    pays = {spot: paid_at(chip, times_of(spot)) for spot, chip in chips.items()}
    return pays, sum(pays.values())


def named_in(value, table, what):
    require(isinstance(value, str) and value in table, f'the bet names no {what} of this game')
    return table[value]


# Section 5: kinds. Each returns steps, what was staked and what is paid.


def play_dice(f, bet, _, draws):
    chance, side = bet_fields(bet, 'chance', 'side')
    require(is_whole(chance, *f['chances']), 'the chance is not offered')
    require(side in ('under', 'over'), 'the side is neither under nor over')
    number = draws.below(10_000)
    won = number < chance if side == 'under' else number >= 10_000 - chance
    times = (ONE - f['edgeX10000']) * 10_000 // chance
    paid = paid_at(bet['stake'], times) if won else 0
    return [{'step': 'fall', 'number': number, 'isWon': won}], bet['stake'], paid


def flight(f, bet, draws):
    (target,) = bet_fields(bet, 'targetX100')
    require(is_whole(target, *f['targetsX100']), 'the target is not offered')
    left = 2**52 - draws.bits52()
    reached = (ONE - f['edgeX10000']) * 2**52 // (100 * left)
    reached = max(100, min(reached, f['targetsX100'][1]))
    return reached, paid_at(bet['stake'], 100 * target) if reached >= target else 0


def play_crash(f, bet, _, draws):
    reached, paid = flight(f, bet, draws)
    return [{'step': 'bust', 'atX100': reached}], bet['stake'], paid


def play_limbo(f, bet, _, draws):
    reached, paid = flight(f, bet, draws)
    return [{'step': 'reach', 'reachedX100': reached, 'isWon': paid > 0}], bet['stake'], paid


def play_mines(f, bet, decisions, draws):
    (mines,) = bet_fields(bet, 'mines')
    require(is_whole(mines, *f['mines']), 'the number of mines is not offered')
    cells = f['cells']
    field = sorted(draws.some(cells, mines))
    steps, opened, times = [], [], 0
    over, under = ONE - f['edgeX10000'], 1
    ends_below_top = f.get('endsBelowTop', False)
    while True:
        closed = [cell for cell in range(cells) if cell not in opened]
        offers = {'collect': None} if opened else {}
        name, at = decisions.take(open=('at', closed), **offers)
        if name == 'collect':
            break
        over, under = over * (cells - len(opened)), under * (cells - mines - len(opened))
        opened.append(at)
        safe = at not in field
        times = min(over // under, f['topX10000']) if safe else 0
        steps.append({'step': 'open', 'at': at, 'isSafe': safe, 'timesX10000': times})
        if not safe or len(opened) == cells - mines:
            break
        left = cells - len(opened)
        following = over * left // (under * (left - mines))
        if following > f['topX10000'] if ends_below_top else times >= f['topX10000']:
            break
    steps.append({'step': 'field', 'mines': field})
    return steps, bet['stake'], paid_at(bet['stake'], times)


def play_plinko(f, bet, _, draws):
    risk, rows = bet_fields(bet, 'risk', 'rows')
    by_rows = named_in(risk, f['paysX100'], 'risk')
    require(is_whole(rows) and str(rows) in by_rows, 'the number of rows is not offered')
    path = draws.each_below(2, rows)
    slot = sum(path)
    times = 100 * by_rows[str(rows)][min(slot, rows - slot)]
    steps = [{'step': 'fall', 'path': path, 'slot': slot, 'timesX10000': times}]
    return steps, bet['stake'], paid_at(bet['stake'], times)


def play_keno(f, bet, _, draws):
    (chosen,) = bet_fields(bet, 'chosen')
    require(isinstance(chosen, list) and 0 < len(chosen) < len(f['paysX100']), 'too few or too many numbers are chosen')
    require(all(is_whole(number, 1, f['numbers']) for number in chosen), 'a chosen number is not offered')
    require(all(a < b for a, b in zip(chosen, chosen[1:])), 'the chosen numbers do not rise')
    drawn = [place + 1 for place in draws.some(f['numbers'], f['drawn'])]
    hits = [number for number in drawn if number in chosen]
    times = 100 * f['paysX100'][len(chosen)][len(hits)]
    steps = [{'step': 'draw', 'drawn': drawn, 'hits': hits, 'timesX10000': times}]
    return steps, bet['stake'], paid_at(bet['stake'], times)


def play_wheel(f, bet, _, draws):
    risk, segments = bet_fields(bet, 'risk', 'segments')
    rims = named_in(risk, f['rimsX100'], 'risk')
    require(is_whole(segments) and str(segments) in rims, 'the number of segments is not offered')
    segment = draws.below(segments)
    times = 100 * rims[str(segments)][segment]
    steps = [{'step': 'turn', 'segment': segment, 'timesX10000': times}]
    return steps, bet['stake'], paid_at(bet['stake'], times)


def play_double(f, bet, _, draws):
    (colour,) = bet_fields(bet, 'colour')
    pays = named_in(colour, f['paysX100'], 'colour')
    pocket = draws.below(len(f['pockets']))
    shown = f['pockets'][pocket]
    paid = paid_at(bet['stake'], 100 * pays) if shown == colour else 0
    return [{'step': 'rest', 'pocket': pocket, 'colour': shown, 'isWon': shown == colour}], bet['stake'], paid


def play_scratch(f, bet, _, draws):
    bet_fields(bet)
    prizes = f['prizes']
    prize = draws.weighted([tickets for _, tickets in prizes] + [f['blanks']])
    equal = [prize] * 3 if prize < len(prizes) else []
    pile = [place for place in range(len(prizes)) if place != prize] * 2
    filled = [pile[place] for place in draws.some(len(pile), f['fields'] - len(equal))] + equal
    fields = [filled[place] for place in draws.shuffled(f['fields'])]
    times = 100 * prizes[prize][0] if equal else 0
    wins = [place for place, shown in enumerate(fields) if shown == prize]
    steps = [{'step': 'ticket', 'fields': fields, 'wins': wins, 'timesX10000': times}]
    return steps, bet['stake'], paid_at(bet['stake'], times)


def play_tower(f, bet, decisions, draws):
    (level,) = bet_fields(bet, 'level')
    shape = named_in(level, f['levels'], 'level')
    safe, places, rows = shape['safe'], shape['places'], shape['rows']
    traps = [sorted(draws.some(places, places - safe)) for _ in range(rows)]
    steps, times = [], 0
    for row in range(rows):
        offers = {'collect': None} if row > 0 else {}
        name, at = decisions.take(climb=('at', range(places)), **offers)
        if name == 'collect':
            break
        is_safe = at not in traps[row]
        times = (ONE - f['edgeX10000']) * places ** (row + 1) // safe ** (row + 1) if is_safe else 0
        steps.append({'step': 'climb', 'row': row, 'at': at, 'isSafe': is_safe, 'timesX10000': times})
        if not is_safe:
            break
    steps.append({'step': 'tower', 'traps': traps})
    return steps, bet['stake'], paid_at(bet['stake'], times)


def play_coin_ladder(f, bet, decisions, draws):
    bet_fields(bet)
    sides = ['heads' if side else 'tails' for side in draws.each_below(2, f['rungs'])]
    steps, times = [], 0
    for rung, side in enumerate(sides, 1):
        if rung > 1 and decisions.take(toss=None, collect=None)[0] == 'collect':
            break
        times = (ONE - f['edgeX10000']) * 2**rung if side == 'heads' else 0
        steps.append({'step': 'toss', 'side': side, 'rung': rung, 'timesX10000': times})
        if side == 'tails':
            break
    steps.append({'step': 'coins', 'sides': sides})
    return steps, bet['stake'], paid_at(bet['stake'], times)


HILO_WINS = {
    'higher': lambda old, new: new > old if old == 1 else new >= old,
    'lower': lambda old, new: new < old if old == 13 else new <= old,
    'same': lambda old, new: new == old,
}


def play_hilo(f, bet, decisions, draws):
    bet_fields(bet)
    cards = draws.each_below(CARDS, f['cards'])
    steps, won = [], []

    def times_of(ways):
        over, under = ONE - f['edgeX10000'], 1
        for way in ways:
            over, under = over * 13, under * way
        return over // under if ways else 0

    def prices_at(place):
        rank = 1 + cards[place] // 4
        guesses = {1: ('higher', 'same'), 13: ('same', 'lower')}.get(rank, ('higher', 'lower'))
        if place == len(cards) - 1:
            return []
        ways = {guess: sum(HILO_WINS[guess](rank, new) for new in range(1, 14)) for guess in guesses}
        prices = [{'guess': guess, 'ways': ways[guess], 'timesX10000': times_of(won + [ways[guess]])} for guess in guesses]
        return [price for price in prices if price['timesX10000'] <= f['topX10000']]

    def show(place, **step):
        prices = prices_at(place)
        steps.append({**step, 'card': cards[place], 'timesX10000': times_of(won), 'prices': prices})
        return {price['guess']: price['ways'] for price in prices}

    prices = show(0, step='deal')
    for place in range(1, len(cards)):
        if times_of(won + [12]) > f['topX10000']:
            break
        offers = dict.fromkeys(prices)
        if place < len(cards) - 1:
            offers['skip'] = None
        if won:
            offers['collect'] = None
        name, _ = decisions.take(**offers)
        if name == 'collect':
            break
        if name == 'skip':
            prices = show(place, step='skip')
        elif HILO_WINS[name](1 + cards[place - 1] // 4, 1 + cards[place] // 4):
            won.append(prices[name])
            prices = show(place, step='guess', guess=name, isRight=True)
        else:
            steps.append({'step': 'guess', 'guess': name, 'isRight': False, 'card': cards[place], 'timesX10000': 0, 'prices': []})
            return steps, bet['stake'], 0
    return steps, bet['stake'], paid_at(bet['stake'], times_of(won))


def roulette_spots():
    red = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
    field = range(1, 37)
    spots = {f'straight-{n}': {n} for n in range(37)}
    pairs = [(0, n) for n in (1, 2, 3)] + [(n, n + 1) for n in field if n % 3] + [(n, n + 3) for n in range(1, 34)]
    spots.update({f'split-{a}-{b}': {a, b} for a, b in pairs})
    spots.update({f'street-{n}': set(range(n, n + 3)) for n in range(1, 37, 3)})
    spots.update({'trio-0-1-2': {0, 1, 2}, 'trio-0-2-3': {0, 2, 3}, 'first-four': {0, 1, 2, 3}})
    spots.update({f'corner-{n}': {n, n + 1, n + 3, n + 4} for n in range(1, 33) if n % 3})
    spots.update({f'line-{n}': set(range(n, n + 6)) for n in range(1, 32, 3)})
    spots.update({f'dozen-{d}': set(range(12 * d - 11, 12 * d + 1)) for d in (1, 2, 3)})
    spots.update({f'column-{c}': set(range(c, 37, 3)) for c in (1, 2, 3)})
    even = {'red': red, 'black': set(field) - red, 'odd': set(range(1, 37, 2)), 'even': set(range(2, 37, 2)),
            'low': set(range(1, 19)), 'high': set(range(19, 37))}
    return {**spots, **even}, set(even)


ROULETTE, EVEN_CHANCES = roulette_spots()


def play_roulette(f, bet, _, draws):
    chips = chips_in(bet, ROULETTE, f)
    pocket = draws.below(37)

    def times_of(spot):
        if pocket in ROULETTE[spot]:
            return ONE * 36 // len(ROULETTE[spot])
        return f['zeroGivesBackX10000'] if pocket == 0 and spot in EVEN_CHANCES else 0

    pays, paid = pay_chips(chips, times_of)
    return [{'step': 'spin', 'pocket': pocket}, {'step': 'result', 'pays': pays}], bet['stake'], paid


def three_dice_times(f, dice):
    total, counts = sum(dice), Counter(dice)
    triple = len(counts) == 1
    times = {'low': f['highLowX10000'] if total <= 10 and not triple else 0,
             'high': f['highLowX10000'] if total > 10 and not triple else 0,
             'any-triple': f['anyTripleX10000'] if triple else 0}
    for face in range(1, 7):
        times[f'double-{face}'] = f['doubleX10000'] if counts[face] >= 2 else 0
        times[f'triple-{face}'] = f['tripleX10000'] if counts[face] == 3 else 0
        times[f'face-{face}'] = f['faceX10000'][counts[face]]
        for other in range(face + 1, 7):
            times[f'pair-{face}-{other}'] = f['pairX10000'] if counts[face] and counts[other] else 0
    times.update({f'total-{n}': f['totalX10000'][str(n)] if n == total else 0 for n in range(4, 18)})
    return times


def play_three_dice(f, bet, _, draws):
    dice = [face + 1 for face in draws.each_below(6, 3)]
    times = three_dice_times(f, dice)
    pays, paid = pay_chips(chips_in(bet, times, f), times.get)
    return [{'step': 'throw', 'dice': dice, 'total': sum(dice)}, {'step': 'result', 'pays': pays}], bet['stake'], paid


def play_card_duel(f, bet, _, draws):
    chips = chips_in(bet, [*f['sides'], 'tie'], f)
    cards = draws.cards(f['decks'], 2)
    first, second = cards[0] // 4, cards[1] // 4

    def times_of(spot):
        if first == second:
            return f['tieX10000'] if spot == 'tie' else ONE // 2
        lies_on_first = spot == f['sides'][0]
        return 2 * ONE if spot != 'tie' and lies_on_first == (first > second) else 0

    pays, paid = pay_chips(chips, times_of)
    winner = 'tie' if first == second else 'first' if first > second else 'second'
    return [{'step': 'deal', 'cards': cards}, {'step': 'result', 'winner': winner, 'pays': pays}], bet['stake'], paid


def play_money_wheel(f, bet, _, draws):
    segments = f['segments']
    numbered = [place for place, number in enumerate(segments) if number != 0]
    chips = chips_in(bet, {str(segments[place]) for place in numbered}, f)
    first = draws.below(len(segments))
    second = numbered[draws.below(len(numbered))]
    raised = segments[first] == 0
    number, factor = (segments[second], f['raise']) if raised else (segments[first], 1)
    steps = [{'step': 'spin', 'segment': first, 'isRaised': raised}]
    if raised:
        steps.append({'step': 'spin', 'segment': second, 'isRaised': False})
    pays, paid = pay_chips(chips, lambda spot: (number * factor + 1) * ONE if spot == str(number) else 0)
    steps.append({'step': 'result', 'number': number, 'factor': factor, 'pays': pays})
    return steps, bet['stake'], paid


def play_baccarat(f, bet, _, draws):
    chips = chips_in(bet, ('player', 'banker', 'tie', 'player-pair', 'banker-pair'), f)
    cards = draws.cards(f['decks'], 6)
    points = [1 if card // 4 == ACE else 0 if card // 4 >= 8 else card // 4 + 2 for card in cards]
    hands = {'player': [cards[0], cards[2]], 'banker': [cards[1], cards[3]]}
    player, banker = (points[0] + points[2]) % 10, (points[1] + points[3]) % 10
    steps = [{'step': 'deal', **hands}]
    if player < 8 and banker < 8:
        next_card, third = 4, None
        if player <= 5:
            third, next_card = points[4], 5
            player = (player + third) % 10
            steps.append({'step': 'third', 'side': 'player', 'card': cards[4]})
        if third is None:
            draws_too = banker <= 5
        else:
            # By the banker's points: which third cards of the player make the banker draw.
            draws_too = third in {3: {0, 1, 2, 3, 4, 5, 6, 7, 9}, 4: {2, 3, 4, 5, 6, 7}, 5: {4, 5, 6, 7}, 6: {6, 7}, 7: set()}.get(banker, range(10))
        if draws_too:
            banker = (banker + points[next_card]) % 10
            steps.append({'step': 'third', 'side': 'banker', 'card': cards[next_card]})
    winner = 'tie' if player == banker else 'player' if player > banker else 'banker'
    times = {'player': 2 * ONE, 'banker': f['bankerX10000'], 'tie': f['tieX10000']}

    def times_of(spot):
        if spot in ('player-pair', 'banker-pair'):
            one, other = hands[spot[: -len('-pair')]]
            return f['pairX10000'] if one // 4 == other // 4 else 0
        if spot == winner:
            return times[spot]
        return ONE if winner == 'tie' else 0

    pays, paid = pay_chips(chips, times_of)
    steps.append({'step': 'result', 'winner': winner, 'player': player, 'banker': banker, 'pays': pays})
    return steps, bet['stake'], paid


STRAIGHTS = [{ACE, 0, 1, 2, 3}] + [set(range(low, low + 5)) for low in range(9)]


def video_poker_name(cards, twos_wild):
    rest = [card for card in cards if not (twos_wild and card // 4 == 0)]
    twos = 5 - len(rest)
    if twos == 4:
        return 'four-twos'
    counts = sorted(Counter(card // 4 for card in rest).values(), reverse=True)
    ranks = {card // 4 for card in rest}
    flush = len({card % 4 for card in rest}) == 1
    straight = len(ranks) == len(rest) and any(ranks <= run for run in STRAIGHTS)
    alike = counts[0] + twos
    if flush and straight and ranks <= set(range(8, 13)):
        return 'wild-royal' if twos else 'royal'
    if alike == 5:
        return 'five'
    if flush and straight:
        return 'straight-flush'
    if alike == 4:
        return 'four'
    if len(counts) == 2:
        return 'full-house'
    if flush:
        return 'flush'
    if straight:
        return 'straight'
    if alike == 3:
        return 'three'
    if counts[:2] == [2, 2]:
        return 'two-pairs'
    pair = [rank for rank in ranks if sum(card // 4 == rank for card in rest) == 2]
    return 'jacks' if not twos_wild and pair and pair[0] >= 9 else 'nothing'


def play_video_poker(f, bet, decisions, draws):
    bet_fields(bet)
    wild = f['areTwosWild']
    cards = draws.cards(1, 10)
    dealt, reserve = cards[:5], iter(cards[5:])
    _, these = decisions.take(hold=('these', range(5)))
    final = [card if place in these else next(reserve) for place, card in enumerate(dealt)]
    name = video_poker_name(final, wild)
    paid = paid_at(bet['stake'], f['paysX10000'].get(name, 0))
    steps = [{'step': 'deal', 'cards': dealt, 'hand': video_poker_name(dealt, wild)},
             {'step': 'draw', 'held': sorted(these), 'cards': final},
             {'step': 'result', 'hand': name, 'paid': paid}]
    return steps, bet['stake'], paid


def blackjack_total(cards):
    worths = [1 if card // 4 == ACE else min(card // 4, 8) + 2 for card in cards]
    soft = 1 in worths and sum(worths) + 10 <= 21
    return {'total': sum(worths) + (10 if soft else 0), 'isSoft': soft}


def play_blackjack(f, bet, decisions, draws):
    bet_fields(bet)
    first, up, second, hole, *shoe = draws.cards(f['decks'], 31 + 2 * f['decks'])
    dealer = [up, hole]

    def total(cards):
        return blackjack_total(cards)['total']

    def worth(card):
        return blackjack_total([card])['total'] % 10  # Tens are alike, and an ace is like an ace.

    def is_natural(cards):
        return len(cards) == 2 and total(cards) == 21

    hands = [{'cards': [first, second], 'stake': bet['stake']}]
    steps = [{'step': 'deal', 'cards': [first, second], 'up': up, **blackjack_total([first, second])}]

    def draw_for(place, step):
        card = shoe.pop(0)
        hand = hands[place]
        hand['cards'] = hand['cards'] + [card]
        steps.append({'step': step, 'hand': place, 'card': card, **blackjack_total(hand['cards'])})
        return total(hand['cards']) >= 21

    def play_hand(place):
        hand = hands[place]
        if len(hand['cards']) == 1:
            is_ace = hand['cards'][0] // 4 == ACE
            if draw_for(place, 'second') or is_ace:
                return
        while True:
            offers = {'hit': None, 'stand': None}
            if len(hand['cards']) == 2:
                offers['double'] = None
                if len(hands) == 1 and worth(hand['cards'][0]) == worth(hand['cards'][1]):
                    offers['split'] = None
            name, _ = decisions.take(**offers)
            if name == 'split':
                steps.append({'step': 'split', 'cards': hand['cards']})
                hands[:] = [{'cards': [card], 'stake': hand['stake']} for card in hand['cards']]
                return play_hand(0)
            if name == 'stand':
                steps.append({'step': 'stand', 'hand': place})
                return
            if name == 'double':
                hand['stake'] *= 2
            if draw_for(place, name) or name == 'double':
                return

    if not is_natural([first, second]) and not is_natural(dealer):
        play_hand(0)
        if len(hands) == 2:
            play_hand(1)

    alone = len(hands) == 1
    if any(total(hand['cards']) <= 21 and not (alone and is_natural(hand['cards'])) for hand in hands):
        while total(dealer) < 17:
            dealer.append(shoe.pop(0))
    steps.append({'step': 'dealer', 'cards': dealer, **blackjack_total(dealer)})

    times = {'blackjack': f['blackjackX10000'], 'win': 2 * ONE, 'push': ONE, 'lose': 0, 'bust': 0}
    paid = 0
    for place, hand in enumerate(hands):
        mine, theirs = total(hand['cards']), total(dealer)
        if mine > 21:
            result = 'bust'
        elif alone and is_natural(hand['cards']):
            result = 'push' if is_natural(dealer) else 'blackjack'
        elif theirs > 21 or mine > theirs:
            result = 'win'
        else:
            result = 'push' if mine == theirs else 'lose'
        won = paid_at(hand['stake'], times[result])
        paid += won
        steps.append({'step': 'result', 'hand': place, 'result': result, 'paid': won})
    return steps, sum(hand['stake'] for hand in hands), paid


POKER_NAMES = ['high-card', 'pair', 'two-pairs', 'three', 'straight', 'flush', 'full-house', 'four', 'straight-flush', 'royal']


def strength_of_five(cards):
    counts = Counter(card // 4 for card in cards)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    flush = len({card % 4 for card in cards}) == 1
    if set(ranks) in STRAIGHTS:
        top = 3 if set(ranks) == STRAIGHTS[0] else max(ranks)
        if flush:
            return (9,) if top == ACE else (8, top)
        return (4, top)
    if flush:
        return (5, *ranks)
    name = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(tuple(shape), 0)
    return (name, *ranks)


def strength(cards):
    return max(strength_of_five(five) for five in itertools.combinations(cards, 5))


def play_house_holdem(f, bet, decisions, draws):
    chips = chips_in(bet, ('ante', 'pair'), f)
    ante, pair = chips.get('ante', 0), chips.get('pair', 0)
    cards = draws.cards(1, 9)
    player, house, board = cards[:2], cards[2:4], cards[4:]
    first = POKER_NAMES[strength(player + board[:3])[0]]
    pair_paid = paid_at(pair, f['pairX10000'][first])
    steps = [{'step': 'deal', 'cards': player, 'flop': board[:3], 'hand': first}]
    if pair > 0:
        steps.append({'step': 'pair', 'hand': first, 'paid': pair_paid})
    if ante == 0:
        return steps, bet['stake'], pair_paid
    if decisions.take(call=None, fold=None)[0] == 'fold':
        return steps + [{'step': 'fold'}], bet['stake'], pair_paid
    mine, theirs = strength(player + board), strength(house + board)
    is_open = theirs >= (1, f['opensWithPairOf'])
    won_ante = f['anteX10000'][POKER_NAMES[mine[0]]]
    if not is_open:
        result, ante_times, call_times = 'unopened', won_ante, 2 * ONE
    elif mine > theirs:
        result, ante_times, call_times = 'won', won_ante, 4 * ONE
    elif mine == theirs:
        result, ante_times, call_times = 'tied', ONE, 2 * ONE
    else:
        result, ante_times, call_times = 'lost', 0, 0
    ante_paid, call_paid = paid_at(ante, ante_times), paid_at(ante, call_times)
    steps += [{'step': 'board', 'cards': board[3:], 'hand': POKER_NAMES[mine[0]]},
              {'step': 'house', 'cards': house, 'hand': POKER_NAMES[theirs[0]], 'isOpen': is_open},
              {'step': 'result', 'result': result, 'ante': ante_paid, 'call': call_paid}]
    return steps, bet['stake'] + 2 * ante, pair_paid + ante_paid + call_paid


# Section 5.21: slots.


def pay_for(pays, count):
    return pays[min(count, len(pays) - 1)] if pays else 0


def cells_where(grid, is_meant):
    return [[reel, row] for reel, symbols in enumerate(grid) for row, one in enumerate(symbols) if is_meant(one)]


def leading(symbols, is_meant):
    return len(list(itertools.takewhile(is_meant, symbols)))


def line_win(f, symbols, wild):
    """The best that a line pays from its first symbol on; of equal ones the first of the three ways counts."""
    times, pays, offers = (wild or {}).get('times', {}), f['paysX100'], []

    def multiplier(count):
        factors = [times[one] for one in symbols[:count] if times.get(one, 1) > 1]
        if (wild or {}).get('areMultiplied'):
            product = 1
            for factor in factors:
                product *= factor
            return product
        return max(1, sum(factors))

    wilds = leading(symbols, lambda one: one in times)
    if wilds < len(symbols) and symbols[wilds] in pays:
        symbol = symbols[wilds]
        count = leading(symbols, lambda one: one == symbol or one in times)
        offers.append((symbol, count, pay_for(pays[symbol], count), multiplier(count)))
    if wilds > 0 and symbols[0] in pays:
        offers.append((symbols[0], wilds, pay_for(pays[symbols[0]], wilds), 1))
    for mixture in f['win'].get('mixed', []):
        count = leading(symbols, lambda one: one in mixture['symbols'])
        offers.append((symbols[0], count, pay_for(mixture['paysX100'], count), multiplier(count)))
    best = max(offers, key=lambda offer: offer[2] * offer[3], default=None)
    if best is None or best[2] * best[3] <= 0:
        return None
    symbol, count, price, factor = best
    return {'symbol': symbol, 'count': count, 'paysX100': price * factor, 'multiplier': factor}


def wins_by_lines(f, grid, wild):
    wins = []
    for line, rows in enumerate(f['win']['lines']):
        cells = [[reel, row] for reel, row in enumerate(rows)]
        symbols = [grid[reel][row] for reel, row in cells]
        left = line_win(f, symbols, wild)
        if left:
            wins.append({**left, 'line': line, 'cells': cells[: left['count']]})
        if f['win'].get('isBothWays') and not (left and left['count'] == len(symbols)):
            right = line_win(f, symbols[::-1], wild)
            if right:
                wins.append({**right, 'line': line, 'cells': cells[::-1][: right['count']]})
    return wins


def wins_by_ways(f, grid, wild):
    times, wins = (wild or {}).get('times', {}), []
    for symbol, pays in f['paysX100'].items():
        on_reels = [sum(1 if one == symbol else times.get(one, 0) for one in reel) for reel in grid]
        count = leading(on_reels, lambda ways: ways > 0)
        ways = 1
        for here in on_reels[:count]:
            ways *= here
        sum_of_pays = pay_for(pays, count) * ways
        if sum_of_pays:
            cells = cells_where(grid[:count], lambda one: one == symbol or one in times)
            wins.append({'symbol': symbol, 'count': count, 'ways': ways, 'cells': cells,
                         'paysX100': sum_of_pays, 'multiplier': 1})
    return wins


def pieces_of(cells):
    left, pieces = [tuple(cell) for cell in cells], []
    while left:
        piece = [left.pop(0)]
        for reel, row in piece:
            for touching in ((reel - 1, row), (reel + 1, row), (reel, row - 1), (reel, row + 1)):
                if touching in left:
                    left.remove(touching)
                    piece.append(touching)
        pieces.append([list(cell) for cell in piece])
    return pieces


def wins_by_heaps(f, grid, wild, glow):
    times, wins = (wild or {}).get('times', {}), []
    for symbol, pays in f['paysX100'].items():
        cells = cells_where(grid, lambda one: one == symbol or one in times)
        if pay_for(pays, len(cells)) == 0:
            continue
        for heap in [cells] if f['win']['by'] == 'anywhere' else pieces_of(cells):
            price = pay_for(pays, len(heap)) if any(grid[reel][row] == symbol for reel, row in heap) else 0
            factor = max([1] + [glow[reel][row] for reel, row in heap if glow])
            if price:
                wins.append({'symbol': symbol, 'count': len(heap), 'cells': heap,
                             'paysX100': price * factor, 'multiplier': factor})
    return wins


def wins_of(f, grid, wild, glow=None):
    by = f['win']['by']
    if by == 'lines':
        return wins_by_lines(f, grid, wild)
    return wins_by_ways(f, grid, wild) if by == 'ways' else wins_by_heaps(f, grid, wild, glow)


class SlotRound:
    def __init__(self, f, draws, decisions):
        self.f, self.draws, self.decisions = f, draws, decisions
        self.steps, self.paid = [], 0

    @property
    def capped(self):
        return self.paid >= self.f['capX100']

    def show(self, step, **details):
        self.steps.append({'step': step, **details})

    def pay(self, step, pays, **details):
        self.paid = min(self.paid + pays, self.f['capX100'])
        self.show(step, **details, paysX100=pays, paidX100=self.paid)

    def play(self, mode):
        f = self.f
        if 'tumble' in f:
            return self.play_row_of_table()
        spins = f.get('scatter', {}).get('spins', [])
        if 'scatters' in mode:
            self.free_spins(pay_for(spins, mode['scatters']))
            if 'hold' in f:
                every = [[reel, row] for reel, height in enumerate(f['heights']) for row in range(height)]
                self.hold([every[place] for place in self.draws.some(len(every), mode['scatters'])], every)
            return None
        grid, awarded, _, _ = self.spin(mode['strips'], 1, f.get('wild'), spins, factors=f.get('factors'),
                                        wild_reels=f.get('wildReels'))
        self.free_spins(awarded)
        if 'respin' in f:
            self.respins(grid)
        if 'hold' in f and not self.capped:
            coins = cells_where(grid, lambda one: one == f['hold']['symbol'])
            if len(coins) >= f['hold']['least']:
                self.hold(coins, cells_where(grid, lambda _: True))
        if 'wheel' in f and not self.capped:
            self.wheel(grid)
        if 'pick' in f and not self.capped:
            self.pick(grid)
        return None

    def spin(self, strips, times, wild, spins, factors=None, wild_reels=None, special=None, sticky=None, stuck=()):
        """Returns the grid that stopped, the spins awarded, the reels that are wild, and whether anything has won."""
        stops, stopped = [], []
        for strip, height in zip(self.f['strips'][strips], self.f['heights']):
            symbols = strip.split(' ')
            shown = height if is_whole(height) else self.draws.one_of(height)['cells']
            stop = self.draws.below(len(symbols))
            stops.append(stop)
            stopped.append([symbols[(stop + row) % len(symbols)] for row in range(shown)])
        factor = self.draws.one_of(factors)['times'] if factors is not None else 1
        if sticky is None:
            more = {'factor': factor} if factors is not None else {}
            self.show('reveal', grid=stopped, stops=stops, **more)
            grid = self.turn(stopped, wild, wild_reels)
        else:
            grid, stuck = self.stick(stopped, stops, sticky, list(stuck))
        wins = wins_of(self.f, grid, wild)
        if wins:
            total = times * factor
            self.pay('win', sum(win['paysX100'] for win in wins) * total, by=self.f['win']['by'], wins=wins, times=total)
        awarded = self.scatters(stopped, times, spins)
        if special is not None:
            self.expand(grid, special, times)
        return stopped, awarded, stuck, bool(wins)

    def turn(self, grid, wild, wild_reels):
        reels = self.draws.one_of(wild_reels)['reels'] if wild_reels is not None else []
        if reels:
            symbol = next(iter(wild['times']))
            grid = [[symbol] * len(cells) if reel in reels else cells for reel, cells in enumerate(grid)]
            self.show('stick', reels=reels, stuck=reels, grid=grid)
        mystery = self.f.get('mystery')
        closed = cells_where(grid, lambda one: one == mystery['symbol']) if mystery else []
        if closed:
            symbol = self.draws.one_of(mystery['opens'])['symbol']
            grid = [[symbol if one == mystery['symbol'] else one for one in cells] for cells in grid]
            self.show('open', symbol=symbol, cells=closed, grid=grid)
        if wild and wild.get('isExpanding'):
            before = grid
            grid = [next(([one] * len(cells) for one in cells if one in wild['times']), cells) for cells in before]
            reels = [reel for reel, cells in enumerate(grid) if cells != before[reel]]
            if reels:
                self.show('stick', reels=reels, stuck=reels, grid=grid)
        return grid

    def stick(self, stopped, stops, sticky, stuck):
        def covered(grid, reels):
            return [[sticky['symbol']] * len(cells) if reel in reels else cells for reel, cells in enumerate(grid)]

        grid = covered(stopped, stuck)
        self.show('reveal', grid=grid, stops=stops, stuck=stuck)
        joined = [reel for reel in sticky['reels'] if reel not in stuck and sticky['symbol'] in grid[reel]]
        if joined:
            stuck = sorted(stuck + joined)
            grid = covered(grid, stuck)
            self.show('stick', reels=joined, stuck=stuck, grid=grid)
        return grid, stuck

    def scatters(self, grid, times, spins, pays=None):
        scatter = self.f.get('scatter')
        if scatter is None:
            return 0
        cells = cells_where(grid, lambda one: one == scatter['symbol'])
        price = pay_for(scatter['paysX100'] if pays is None else pays, len(cells)) * times
        awarded = pay_for(spins, len(cells))
        if price or awarded:
            self.pay('scatter', price, symbol=scatter['symbol'], cells=cells, spins=awarded)
        return awarded

    def expand(self, grid, special, times):
        reels = [reel for reel, cells in enumerate(grid) if special in cells]
        pays = pay_for(self.f['paysX100'][special], len(reels)) * len(self.f['win']['lines']) * times
        if pays:
            grid = [[special] * len(cells) if reel in reels else cells for reel, cells in enumerate(grid)]
            cells = cells_where(grid, lambda one: one == special)
            self.pay('expand', pays, symbol=special, reels=reels, cells=cells, grid=grid, times=times)

    def free_spins(self, awarded):
        free = self.f.get('free')
        if free is None or 'scatter' not in self.f or awarded == 0 or self.capped:
            return
        special = self.draws.one_of(free['specials'])['symbol'] if 'specials' in free else None
        times, stuck, sticky = free['times'], [], free.get('sticky')
        self.show('spins', count=awarded, times=times, **({} if special is None else {'special': special}))
        number, count = 0, awarded
        while number < count and not self.capped:
            number += 1
            drawn = times * (self.draws.one_of(free['draws'])['times'] if 'draws' in free else 1)
            self.show('spin', number=number, count=count, times=drawn)
            _, more, stuck, has_won = self.spin(
                free['strips'], drawn, free.get('wild', self.f.get('wild')), self.f['scatter']['spinsAgain'],
                wild_reels=free.get('wildReels'), special=special, sticky=sticky, stuck=stuck)
            count += more
            if sticky is not None:
                stuck = self.walked(stuck, sticky)
            if 'rise' in free and has_won:
                times += free['rise']
                self.show('multiplier', times=times)

    @staticmethod
    def walked(stuck, sticky):
        return [reel - sticky.get('walks', 0) for reel in stuck if reel >= sticky.get('walks', 0)]

    def respins(self, stopped):
        respin = self.f['respin']
        stuck = [reel for reel in respin['reels'] if respin['symbol'] in stopped[reel]]
        for number in range(1, respin['most'] + 1):
            stuck = self.walked(stuck, respin)
            if self.capped or not stuck:
                return
            times = 1 + number * respin.get('rise', 0)
            self.show('again', number=number, times=times, stuck=stuck)
            _, _, stuck, _ = self.spin(respin['strips'], times, self.f.get('wild'), [], sticky=respin, stuck=stuck)

    def hold(self, cells, every):
        hold = self.f['hold']

        def coin_at(cell):
            value = self.draws.one_of(hold['values'])
            return {'cell': cell, **{name: value[name] for name in ('paysX100', 'pot') if name in value}}

        coins = [coin_at(cell) for cell in cells]
        self.show('coins', coins=list(coins), lives=hold['lives'], cells=len(every))
        left = hold['lives']
        while left > 0 and len(coins) < len(every):
            held = [coin['cell'] for coin in coins]
            chance = hold['chance']
            hit = [cell for cell in every if cell not in held and self.draws.below(chance['of']) < chance['coins']]
            joined = [coin_at(cell) for cell in hit]
            coins += joined
            left = hold['lives'] if joined else left - 1
            self.show('respin', coins=joined, lives=left, held=len(coins))
        times = self.draws.one_of(hold['factors'])['times'] if 'factors' in hold else 1
        if times > 1:
            self.show('multiplier', times=times)
        self.pay('haul', sum(coin['paysX100'] for coin in coins) * times, coins=coins)
        if len(coins) == len(every) and hold['fullX100'] > 0:
            self.pay('pot', hold['fullX100'], pot='grand')

    def wheel(self, grid):
        wheel = self.f['wheel']
        cells = cells_where(grid, lambda one: one == wheel['symbol'])
        turns = pay_for(wheel['turns'], len(cells))
        if turns > 0:
            self.show('bonus', symbol=wheel['symbol'], cells=cells, turns=turns)
        for turn in range(1, turns + 1):
            name = None if self.capped else wheel['first']
            while name is not None:
                segments = wheel['wheels'][name]
                at = self.draws.weighted([segment['weight'] for segment in segments])
                self.pay('wheel', segments[at]['paysX100'], wheel=name, turn=turn, turns=turns, segments=segments, at=at)
                name = segments[at].get('to')

    def pick(self, grid):
        pick = self.f['pick']
        cells = cells_where(grid, lambda one: one == pick['symbol'])
        times = pay_for(pick['times'], len(cells))
        if times == 0:
            return
        prizes = pick['prizesX100']
        things = self.draws.shuffled(len(prizes) + pick['ends'])
        places = [{'paysX100': (prizes[thing] if thing < len(prizes) else pick['endX100']) * times,
                   'isEnd': thing >= len(prizes)} for thing in things]
        self.show('bonus', symbol=pick['symbol'], cells=cells, times=times, places=len(places))
        closed = list(range(len(places)))
        while True:
            _, at = self.decisions.take(pick=('at', closed))
            closed.remove(at)
            self.pay('pick', places[at]['paysX100'], at=at, isEnd=places[at]['isEnd'])
            if places[at]['isEnd'] or self.capped:
                self.show('layout', places=places)
                return

    def play_row_of_table(self):
        rows = self.draws.one_of(self.f['tumble']['table'])['rows'].split()
        number, pays = map(int, rows[self.draws.below(len(rows))].split(':'))
        dealt = Falls(self.f, DealtWords(number), self.decisions)
        dealt.play_falls()
        require(dealt.paid == pays, f'row {number} of the table does not pay what the table says')
        self.steps, self.paid = dealt.steps, dealt.paid


class Falls(SlotRound):
    """Boards that fall, dealt from the number of a row."""

    def play_falls(self):
        self.tumble, self.bank = self.f['tumble'], 0
        self.darken()
        grid, won, charges = self.chain('base')
        self.multiply(won, charges)
        awarded = self.scatters(grid, 1, self.f.get('scatter', {}).get('spins', []))
        free = self.f.get('free')
        if awarded == 0 or free is None or self.capped:
            return
        self.darken()
        self.show('spins', count=awarded, times=1)
        number, count = 0, awarded
        while number < count and not self.capped:
            number += 1
            self.show('spin', number=number, count=count, times=1, bank=self.bank)
            grid, won, charges = self.chain(free['strips'])
            times = charges
            if self.tumble.get('charge', {}).get('isBanked'):
                self.bank += charges
                times = self.bank if charges > 0 else 0
            self.multiply(won, times)
            count += self.scatters(grid, 1, self.f['scatter']['spinsAgain'], pays=[])

    def darken(self):
        self.glow = [[0] * height for height in self.f['heights']] if 'glow' in self.tumble else None

    def glowing(self):
        return {'glow': [list(reel) for reel in self.glow]} if self.glow else {}

    def multiply(self, won, times):
        if times > 1 and won > 0:
            self.pay('multiplier', won * (times - 1), times=times)

    def chain(self, bag):
        tumble = self.tumble
        symbols = [symbol for symbol, count in tumble['bags'][bag].items() for _ in range(count)]

        def deal(count):
            return [symbols[self.draws.below(len(symbols))] for _ in range(count)]

        grid = [deal(height) for height in self.f['heights']]
        self.show('reveal', grid=grid, **self.glowing())
        won = charges = fall = 0
        while True:
            wins = wins_of(self.f, grid, self.f.get('wild'), self.glow)
            if not wins:
                return grid, won, charges
            times = pay_for(tumble['ladder'], fall) if 'ladder' in tumble else 1
            pays = sum(win['paysX100'] for win in wins) * times
            won += pays
            self.pay('win', pays, by=self.f['win']['by'], wins=wins, times=times)
            gone = {(reel, row) for win in wins for reel, row in win['cells']}
            if self.glow:
                for reel, row in gone:
                    self.glow[reel][row] = min(tumble['glow']['most'], self.glow[reel][row] + 1)
            leaves = tumble.get('leaves')
            left = {tuple(win['cells'][len(win['cells']) // 2]) for win in wins if leaves and win['count'] >= leaves['least']}
            gone -= left
            turned = [[leaves['symbol'] if (reel, row) in left else one for row, one in enumerate(cells)]
                      for reel, cells in enumerate(grid)]
            grid = []
            for reel, cells in enumerate(turned):
                stay = [one for row, one in enumerate(cells) if (reel, row) not in gone]
                grid.append(deal(len(cells) - len(stay)) + stay)
            self.show('tumble', gone=[list(cell) for cell in sorted(gone)], grid=grid, **self.glowing())
            charge = tumble.get('charge')
            if charge and self.draws.below(charge['chance']['of']) < charge['chance']['charges']:
                struck = self.draws.one_of(charge['values'])['times']
                charges += struck
                self.show('charge', times=struck, sum=charges)
            fall += 1


def play_slot(f, bet, decisions, draws):
    (mode,) = bet_fields(bet, 'mode')
    terms = named_in(mode, f['modes'], 'mode')
    course = SlotRound(f, draws, decisions)
    course.play(terms)
    if course.capped:
        course.show('cap', capX100=f['capX100'])
    course.show('total', paidX100=course.paid)
    return course.steps, bet['stake'], bet['stake'] * course.paid // terms['costX100']


KINDS = {
    'dice': play_dice,
    'crash': play_crash,
    'limbo': play_limbo,
    'mines': play_mines,
    'plinko': play_plinko,
    'keno': play_keno,
    'wheel': play_wheel,
    'double': play_double,
    'scratch': play_scratch,
    'tower': play_tower,
    'coin-ladder': play_coin_ladder,
    'hilo': play_hilo,
    'roulette': play_roulette,
    'three-dice': play_three_dice,
    'card-duel': play_card_duel,
    'money-wheel': play_money_wheel,
    'baccarat': play_baccarat,
    'video-poker': play_video_poker,
    'blackjack': play_blackjack,
    'house-holdem': play_house_holdem,
    'slot': play_slot,
}


# Section 6: the file of a round.

HEX = re.compile(r'[0-9a-f]{64}')


def text_of(file, name, pattern):
    value = file.get(name)
    require(isinstance(value, str) and re.fullmatch(pattern, value), f'{name} is missing or malformed')
    return value


def verify(file, definition, known_hash=None):
    require(isinstance(file, dict), 'the round is not an object')
    require(isinstance(definition, dict) and {'sysname', 'kind', 'figures'} <= set(definition),
            'the definition is missing')
    require(file.get('state', 'over') == 'over', 'the round is still open, or void')
    stated = text_of(file, 'definition', HEX)
    require((known_hash or hash_of_definition(definition)) == stated, 'the definition has another hash than the round names')
    require(file.get('game') == definition['sysname'], 'the definition is of another game')
    server_seed = file.get('server_seed')
    require(server_seed is not None, 'the server seed is not revealed yet')
    server_seed = bytes.fromhex(text_of(file, 'server_seed', HEX))
    client_seed = text_of(file, 'client_seed', r'[A-Za-z0-9_-]{1,64}')
    nonce = file.get('nonce')
    require(is_whole(nonce, 0), 'nonce is missing or malformed')
    require(sha256(server_seed).hex() == text_of(file, 'commit', HEX), 'the server seed does not have the hash that was shown')
    if file.get('anchor') is not None:
        anchor, seed = text_of(file, 'anchor', HEX), server_seed
        require(0 < nonce <= 10_000_000, 'the number of the round is on no chain')
        for _ in range(nonce):
            seed = sha256(seed)
        require(seed.hex() == anchor, 'the server seed is not on the chain of its table')
    play = KINDS.get(definition['kind'])
    require(play is not None, 'kind not supported: ' + str(definition['kind']))

    require(isinstance(file.get('decisions'), list), 'decisions are missing')
    decisions = Decisions(file['decisions'])
    draws = SeededWords(server_seed, client_seed, nonce, f'{definition["sysname"]}@{stated}')
    steps, staked, paid = play(definition['figures'], file.get('bet'), decisions, draws)
    require(not decisions.left, 'a decision follows the end of the round')
    for name, computed in (('staked', staked), ('paid', paid)):
        require(is_whole(file.get(name)), f'{name} is missing or malformed')
        require(file[name] == computed, f'{name} is {file[name]}, and the seeds give {computed}')
    if 'words' in file:
        require(file['words'] == draws.used, f'words is {file["words"]}, and the round draws {draws.used}')
    if 'steps' in file:
        require(file['steps'] == sha256(canonical(steps)).hex(), 'the steps have another hash')
    return steps


def verdict_of(file, definition, known_hash=None):
    try:
        verify(file, definition, known_hash)
        return 'accepted'
    except Rejected as reason:
        return f'rejected: {reason}'
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ZeroDivisionError) as error:
        return f'rejected: malformed ({type(error).__name__}: {error})'


def without_duplicates(pairs):
    require(len(dict(pairs)) == len(pairs), 'a name stands twice in an object')
    return dict(pairs)


def read_json(text):
    try:
        return json.loads(text, object_pairs_hook=without_duplicates)
    except (ValueError, RecursionError) as error:
        raise Rejected(f'no JSON: {error}') from None


def verify_batch(lines):
    definitions, are_all_accepted = {}, True
    for line in lines:
        try:
            entry = read_json(line)
            require(isinstance(entry, dict), 'the line is not an object')
            if 'round' not in entry:
                definitions[hash_of_definition(entry['definition'])] = entry['definition']
                continue
            file = entry['round']
            named = file.get('definition') if isinstance(file, dict) else None
            named = named if isinstance(named, str) else None
            if 'definition' in entry:
                verdict = verdict_of(file, entry['definition'])
            else:
                verdict = verdict_of(file, definitions.get(named), named)
        except Rejected as reason:
            verdict = f'rejected: {reason}'
        are_all_accepted &= verdict == 'accepted'
        print(verdict)
    return are_all_accepted


def main(arguments):
    if arguments == ['--batch']:
        return verify_batch(sys.stdin)
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return False
    try:
        file, definition = [read_json(open(path, encoding='utf-8').read()) for path in arguments]
        verdict = verdict_of(file, definition)
    except (Rejected, OSError) as reason:
        verdict = f'rejected: {reason}'
    print(verdict)
    return verdict == 'accepted'


if __name__ == '__main__':
    sys.exit(0 if main(sys.argv[1:]) else 1)
