/** The one thing to press now. Brass begins, green takes money home, red stops what is shown, quiet waits. */
export interface Action {
  tone: 'go' | 'collect' | 'stop' | 'quiet';
  label: string;
  detail?: string | undefined;
  isDisabled?: boolean;
  onPress(): void;
}
