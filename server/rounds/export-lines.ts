// What all lines of an export go by.

export interface Wanted {
  id: string;
  player_id: number;
  starts_at: Date | null;
  ends_at: Date | null;
}

export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
