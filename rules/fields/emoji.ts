// Takes emoji out of a text as it is typed, where a field sets preventEmoji (spec §5). Whole emoji go, however
// many characters they are made of: families, flags, skin tones, keycaps. Signs that are only text (©, ®, ™) and
// the joiner inside Persian or Indian words stay.

const parts = String.raw`(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|[©®™]\uFE0F|[\uFE0F\u20E3]|[\u{E0020}-\u{E007F}]`;
const emoji = new RegExp(String.raw`[0-9#*]\uFE0F?\u20E3|(?:${parts})(?:${parts}|\u200D)*`, 'gu');

export const stripEmoji = (text: string): string => text.replace(emoji, '');
