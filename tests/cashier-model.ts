// The cashier, thought through without a database: what every act must do to one player's money.

export interface ModelDeposit {
  amount: number;
  state: 'started' | 'pending' | 'paid' | 'failed' | 'cancelled';
}

export interface ModelWithdrawal {
  amount: number;
  state: 'checks' | 'approved' | 'sent' | 'paid' | 'declined' | 'cancelled';
  /** Whether the bank has heard of it, and has not decided. */
  isAtBank: boolean;
}

/** In whole dollars. */
export class CashierModel {
  main = 0;
  limit: number | null = null;
  isExcluded = false;
  deposits: ModelDeposit[] = [];
  withdrawals: ModelWithdrawal[] = [];

  get held(): number {
    const open = this.withdrawals.filter(({ state }) => ['checks', 'approved', 'sent'].includes(state));
    return open.reduce((sum, { amount }) => sum + amount, 0);
  }

  deposit(amount: number): string {
    const reserved = this.deposits
      .filter(({ state }) => state !== 'failed' && state !== 'cancelled')
      .reduce((sum, deposit) => sum + deposit.amount, 0);
    if (this.isExcluded) return 'Authorization';
    if (this.limit !== null && reserved + amount > this.limit) return 'BillingDepositLimitExceeded';
    this.deposits.push({ amount, state: 'started' });
    return 'done';
  }

  pay(deposit: ModelDeposit, state: ModelDeposit['state']): void {
    if (deposit.state !== 'started' && deposit.state !== 'pending') return;
    deposit.state = state;
    if (state === 'paid') this.main += deposit.amount;
  }

  setLimit(amount: number): string {
    if (this.isExcluded) return 'Authorization';
    if (this.limit !== null && amount > this.limit) return 'InvalidRequest';
    this.limit = amount;
    return 'done';
  }

  withdraw(amount: number): string {
    if (this.isExcluded) return 'Authorization';
    if (amount > this.main) return 'WithdrawalDeclined';
    this.main -= amount;
    this.withdrawals.push({ amount, state: 'checks', isAtBank: false });
    return 'done';
  }

  cancel(withdrawal: ModelWithdrawal): string {
    if (this.isExcluded) return 'Authorization';
    if (withdrawal.state !== 'checks') return 'WithdrawalDeclined';
    this.giveBack(withdrawal, 'cancelled');
    return 'done';
  }

  approve(withdrawal: ModelWithdrawal): void {
    if (withdrawal.state === 'checks') withdrawal.state = 'approved';
  }

  decline(withdrawal: ModelWithdrawal): void {
    if (withdrawal.state === 'checks') this.giveBack(withdrawal, 'declined');
  }

  /** A crash comes after the bank was asked and before we have written that it was. */
  work({ crashes }: { crashes: boolean }): void {
    const isKnown = this.withdrawals.some(({ state }) => state === 'paid');
    for (const withdrawal of this.withdrawals) {
      if (withdrawal.state === 'checks' && isKnown && !crashes) withdrawal.state = 'approved';
      if (withdrawal.state !== 'approved') continue;
      withdrawal.isAtBank = true;
      if (!crashes) withdrawal.state = 'sent';
    }
  }

  decideAtBank(withdrawal: ModelWithdrawal, isPaid: boolean): void {
    if (!withdrawal.isAtBank) return;
    withdrawal.isAtBank = false;
    if (isPaid) withdrawal.state = 'paid';
    else this.giveBack(withdrawal, 'declined');
  }

  private giveBack(withdrawal: ModelWithdrawal, state: 'declined' | 'cancelled'): void {
    withdrawal.state = state;
    this.main += withdrawal.amount;
  }
}
