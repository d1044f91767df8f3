import { createContext, type RefObject } from 'react';

/**
 * Where menus, select lists and tooltips are hung: the body, unless something above says otherwise. A modal dialog
 * must, because what lies outside of it can be neither seen nor reached.
 */
export const PopupHome = createContext<RefObject<HTMLElement | null> | undefined>(undefined);
