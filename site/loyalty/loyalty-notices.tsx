import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fetchNotices } from './show-notices.tsx';
import { useLoyaltySettings } from './use-loyalty.ts';

/** Asks for notices when this comes, which is with the first sign of life, and on each path after it (spec §4). */
export default function LoyaltyNotices() {
  const { context } = useRouter().options;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const settings = useLoyaltySettings();
  const isOn = settings !== undefined && (settings.isEnabled || settings.areCharactersEnabled);
  useEffect(() => {
    if (isOn && path !== '') void fetchNotices(context, settings);
  }, [isOn, path, context, settings]);
  return null;
}
