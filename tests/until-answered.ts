/** A machine that has too much to do says so; asked again under the same key, it tells what became of it. */
export async function untilAnswered<T extends { status: number }>(press: () => Promise<T>): Promise<T> {
  const answer = await press();
  return answer.status === 503 ? untilAnswered(press) : answer;
}
