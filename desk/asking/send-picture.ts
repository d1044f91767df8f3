// A picture, sent in as the file it is.
import { Refusal } from '#contract/refusals.ts';
import { readRefusal } from '#contract/refusals-wire.ts';

const SENT_WITHIN_MS = 60_000;

export async function sendPicture(file: File): Promise<void> {
  const response = await fetch(`/desk/api/media.upload?${new URLSearchParams({ name: file.name })}`, {
    method: 'POST',
    headers: { 'x-csrf': '1', 'content-type': file.type || 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(SENT_WITHIN_MS),
  }).catch(() => {
    throw new Refusal('ApplicationUnavailable');
  });
  if (!response.ok) throw readRefusal(await response.json().catch(() => null));
}
