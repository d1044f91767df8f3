/** What every dialog is given by the machinery, beside the props of its own. */
export interface DialogProps<Result = undefined> {
  /** Closes it with an answer for whoever opened it. */
  close: (result: Result) => void;
  /** For the frame, as it is: joins the dialog to its title and gives it a cross, unless it is held open. */
  frame: {
    titleId: string;
    closeLabel: string;
    onClose: (() => void) | undefined;
  };
}
