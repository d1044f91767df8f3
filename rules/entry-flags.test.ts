import { expect, test } from 'vitest';
import { entryOf, hasPopupFlags, trailOf, withoutPopupFlags } from './entry-flags.ts';

test.for([
  [{}, null],
  [{ show_popup_reg: '1' }, { mode: 'registration', isHeld: false }],
  [{ show_popup_reg: 'campaign-7' }, { mode: 'registration', isHeld: false }],
  [{ show_popup_reg: '0' }, null],
  [{ show_popup_reg: '' }, null],
  [{ show_popup_auth: '1' }, { mode: 'authorization', isHeld: false }],
  [
    { show_popup_auth: '1', prevent_close: '1' },
    { mode: 'authorization', isHeld: true },
  ],
  [
    { show_popup_reg: '1', show_popup_auth: '1' },
    { mode: 'registration', isHeld: false },
  ],
  [
    { show_popup_reg: '1', prevent_close: '0' },
    { mode: 'registration', isHeld: false },
  ],
  [{ redirectUrl: '/profile' }, { mode: 'authorization', isHeld: false }],
  [
    { redirectUrl: '/profile', show_popup_reg: '1' },
    { mode: 'registration', isHeld: false },
  ],
  [
    { restore: 'token', prevent_close: '1' },
    { mode: 'restore', isHeld: false },
  ],
  [
    { social_auth: 'declined', redirectUrl: '/a' },
    { mode: 'authorization', isHeld: false },
  ],
  [{ social_auth: 'declined' }, { mode: 'authorization', isHeld: false }],
  [{ prevent_close: '1' }, null],
] as const)('%j opens %j (S2-R091, S2-R092, S2-R094)', ([search, entry]) => {
  expect(entryOf(search)).toEqual(entry);
});

test('the flags leave the address, and nothing else does (S2-R095)', () => {
  const search = { show_popup_reg: '1', show_popup_auth: '1', prevent_close: '1', redirectUrl: '/a', x: '2' };
  expect(withoutPopupFlags(search)).toEqual({ redirectUrl: '/a', x: '2' });
  expect(hasPopupFlags(search)).toBe(true);
  expect(hasPopupFlags(withoutPopupFlags(search))).toBe(false);
  expect(withoutPopupFlags({ restore: 'token', social_auth: 'declined', x: '2' })).toEqual({ x: '2' });
});

test('where a visitor came from is read by its six names, and no other', () => {
  const search = {
    track_id: 'T1',
    show_popup_reg: 'T2',
    publisher_id: 'T3',
    goal_id: 'T4',
    goal_entry_id: 'T5',
    link_id: 'T6',
    password: 'x',
  };
  const { password: _, ...trail } = search;
  expect(trailOf(search)).toEqual(trail);
  expect(trailOf({ track_id: '', show_popup_reg: 'here' })).toEqual({});
  expect(trailOf({ track_id: 'x'.repeat(5000) }).track_id).toHaveLength(200);
});
