// What staff may do at the desk. A call for staff names the roles it serves.
export const roles = ['editor', 'approver', 'cashier', 'support', 'trader', 'admin'] as const;

export type Role = (typeof roles)[number];
