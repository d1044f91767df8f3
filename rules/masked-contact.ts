// A contact for somebody who may not be its owner: enough to know one's own by, and no more.

interface Contact {
  type: 'email' | 'phone';
  contact: string;
}

export function maskContact({ type, contact }: Contact): string {
  if (type === 'phone') return `••• ${contact.slice(-2)}`;
  const [first = ''] = contact;
  return `${first}•••${contact.slice(contact.lastIndexOf('@'))}`;
}
