import { type ComponentProps, useState } from 'react';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { Button } from '#ui/button.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';

interface SaveButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  label: string;
  /** Asked for when the button is pressed, and then kept by the browser as a file. */
  fetchFile: () => Promise<File>;
}

export function SaveButton({ label, fetchFile, ...looks }: SaveButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal | null>(null);

  async function fetchAndSave() {
    setIsBusy(true);
    setFailure(null);
    try {
      save(await fetchFile());
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button {...looks} icon="download" isLoading={isBusy} onClick={() => void fetchAndSave()}>
        {label}
      </Button>
      {failure && <LedRefusal refusal={failure} />}
    </>
  );
}

/** Some browsers read the file only when its saving begins, which may be after somebody has said where to. */
const KEEP_FILE_MS = 60_000;

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_FILE_MS);
}
