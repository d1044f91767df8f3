// Writing to the people of the house: from anywhere, in one's own language.
import { expect } from 'vitest';
import { journey } from './browser.ts';
import { letterTo } from './newcomer.ts';

const MAILBOX = 'support@marigold.example';

journey(
  '/ru/support names the address and has a form; sent, it says where the answer goes, and the focus stays there (S1-R014, S2-R012)',
  async ({ open }) => {
    const page = await open('/ru/support', { locale: 'ru' });
    const section = page.getByRole('region', { name: 'Написать нам' });
    await section.getByRole('link', { name: MAILBOX }).waitFor();

    await section.getByLabel('Ваша почта').fill('vera@example.com');
    await section.getByLabel('О чём письмо?').fill('Мой депозит из журнала');
    await section.getByLabel('Ваше сообщение').fill('Банк списал деньги в понедельник, а баланс прежний.');
    await section.getByRole('button', { name: 'Отправить' }).click();

    await section.getByText('Сообщение отправлено').waitFor();
    await section.getByText('Ответ придёт на vera@example.com.').waitFor();
    await expect.poll(() => section.evaluate((element) => element === document.activeElement)).toBe(true);
    const letter = await letterTo(page, MAILBOX);
    expect(letter.subject).toMatch(/^\[S-[0-9A-F]{8}\] Мой депозит из журнала$/);
  },
);
