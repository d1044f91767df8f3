// {site} in a text is the name of the product, which an operator chooses: it is said before anything else is made of it.

export const DEFAULT_NAME = 'Marigold';

export function named<T>(value: T, name: string): T {
  if (typeof value === 'string')
    return (value.includes('{site}') ? value.replaceAll('{site}', name) : value) as T;
  if (Array.isArray(value)) return value.map((item) => named(item, name)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, name)])) as T;
}
