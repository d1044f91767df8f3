/** The one thing to press now. Brass begins, green takes money home, red stops what is shown, quiet waits; what is short of money says so. */
export interface Action {
  tone: 'go' | 'collect' | 'stop' | 'quiet' | 'short';
  label: string;
  detail?: string | undefined;
  /** Pressed on a keyboard it does the same; where there is none it is not shown. */
  letter?: string;
  /** On a round button, in place of its drawing: how many are left of what. */
  count?: { number: number; word: string } | undefined;
  isDisabled?: boolean;
  onPress(): void;
}
