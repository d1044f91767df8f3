import { expect, test } from 'vitest';
import type { LineNews } from './live-line.ts';
import { createSwitchboard, type TabNews } from './switchboard.ts';

const terms = { uid: 7, locale: 'en', socketUrl: '/ws' };

function openBoard() {
  const said: object[] = [];
  const lines: { tell: (news: LineNews) => void; isClosed: boolean }[] = [];
  const board = createSwitchboard((_terms, tell) => {
    const line = { tell, isClosed: false };
    lines.push(line);
    return {
      say: (text) => void said.push(JSON.parse(text)),
      close: () => {
        line.isClosed = true;
      },
    };
  });
  const openTab = () => {
    const heard: TabNews[] = [];
    const tab = { postMessage: (news: TabNews) => void heard.push(news) };
    return {
      heard,
      hello: () => board.hear(tab, { kind: 'hello', terms }),
      follow: (name: string) => board.hear(tab, { kind: 'follow', terms, name }),
      bye: () => board.hear(tab, { kind: 'bye' }),
    };
  };
  return { said, lines, openTab, tell: (news: LineNews) => lines.at(-1)!.tell(news) };
}

const frame = (content: object): LineNews => ({ kind: 'frame', text: JSON.stringify(content) });

test('all tabs share one line, which is closed with the last of them', () => {
  const { lines, openTab, tell } = openBoard();
  const [one, two] = [openTab(), openTab()];
  one.hello();
  tell({ kind: 'open' });
  two.hello();
  expect(lines).toHaveLength(1);
  expect(two.heard, 'for one who comes later it opens now').toEqual([{ kind: 'open' }]);
  tell(frame({ event: 'x', data: 1 }));
  expect(one.heard.at(-1)).toEqual(two.heard.at(-1));
  one.bye();
  expect(lines[0]!.isClosed).toBe(false);
  two.bye();
  expect(lines[0]!.isClosed).toBe(true);
});

test('a channel is followed once for all, again on every new connection, and told to its followers alone', () => {
  const { said, openTab, tell } = openBoard();
  const [player, one, two] = [openTab(), openTab(), openTab()];
  player.hello();
  one.follow('odds');
  expect(said, 'not before the line is open').toEqual([]);
  tell({ kind: 'open' });
  expect(said).toEqual([{ follow: ['odds'] }]);
  tell(frame({ channel: 'odds', version: 1, data: { a: 1 } }));
  two.follow('odds');
  const news = { kind: 'channel', name: 'odds', data: { a: 1 } };
  expect([one.heard.at(-1), two.heard.at(-1)], 'one who comes later is told at once').toEqual([news, news]);
  expect(player.heard).toEqual([{ kind: 'open' }]);
  expect(said).toHaveLength(1);

  tell({ kind: 'open' });
  expect(said.at(-1)).toEqual({ follow: ['odds'] });
  one.bye();
  two.bye();
  expect(said.at(-1)).toEqual({ leave: ['odds'] });
});

test('after a gap it is asked for anew', () => {
  const { said, openTab, tell } = openBoard();
  const one = openTab();
  one.follow('odds');
  tell({ kind: 'open' });
  tell(frame({ channel: 'odds', version: 1, data: { a: 1 } }));
  tell(frame({ channel: 'odds', from: 2, version: 3, patch: { a: 3 } }));
  expect(said).toEqual([{ follow: ['odds'] }, { follow: ['odds'] }]);
  expect(one.heard).toHaveLength(1);
});
