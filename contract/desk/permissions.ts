// What staff may do at the desk: a role is a name for permissions, and a call for staff names the one it needs.

/** By role. "desk" is everyone's who works here. */
export const permissionsOf = {
  editor: ['desk', 'content.edit'],
  approver: [
    'desk',
    'content.edit',
    'content.approve',
    'money.approve',
    'payments.see',
    'players.see',
    'trading.see',
    'trading.approve',
    'switches.turn',
  ],
  cashier: ['desk', 'payments.see', 'payments.decide', 'players.see', 'money.ask'],
  support: ['desk', 'players.see', 'players.contacts', 'players.act', 'payments.see'],
  trader: ['desk', 'players.see', 'trading.see', 'trading.act', 'trading.approve'],
  admin: [
    'desk',
    'content.edit',
    'content.approve',
    'money.ask',
    'money.approve',
    'payments.see',
    'payments.decide',
    'players.see',
    'players.contacts',
    'players.act',
    'trading.see',
    'trading.act',
    'trading.approve',
    'staff.manage',
    'audit.see',
    'switches.turn',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof permissionsOf;
export type Permission = (typeof permissionsOf)[Role][number];

export const roles = Object.keys(permissionsOf) as [Role, ...Role[]];

/** Permissions that let a member of staff move money or approve requests of others. */
const powers: readonly Permission[] = [
  'money.ask',
  'money.approve',
  'payments.decide',
  'content.approve',
  'trading.act',
  'trading.approve',
  'staff.manage',
];

/** Two admins decide who gets such a role. */
export const isPowerful = (role: string): boolean => powers.some((power) => mayDo(role, power));

/** A role that is not on the table, as an older row may have one, may nothing. */
export const mayDo = (role: string, permission: Permission): boolean =>
  Object.hasOwn(permissionsOf, role) &&
  (permissionsOf[role as Role] as readonly Permission[]).includes(permission);
