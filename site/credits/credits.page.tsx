// /credits
export default function CreditsPage() {
  return null;
}
