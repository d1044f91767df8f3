import { expect, test } from 'vitest';
import { effectFaults } from './effects.ts';

const faults = (text: string) => effectFaults({ path: 'desk/trading/price-panel.tsx', text }).length;

test('an effect returns nothing by chance', () => {
  expect(faults('useEffect(() => form.current?.scrollIntoView(), []);')).toBe(1);
  expect(faults('useLayoutEffect(\n    () => tell(),\n    [],\n  );')).toBe(1);
  expect(faults('useEffect(() => {\n    form.current?.scrollIntoView();\n  }, []);')).toBe(0);
  expect(faults('useEffect(() => void chat?.showBadge(isShown), [chat]);')).toBe(0);
  expect(faults('useEffect(() => setIsHere(true), []);')).toBe(0);
});
