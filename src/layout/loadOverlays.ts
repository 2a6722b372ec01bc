/**
 * The heavy parts of the shell, each fetched when it is first opened or its button hovered. One
 * place for all, so that opening and prefetching ask for the same code.
 */

export const loadLoginDialog = () => import('./LoginDialog').then((module) => module.LoginDialog);
export const loadUserMenu = () => import('./UserMenu').then((module) => module.UserMenu);
export const loadNotices = () => import('./NoticesPopover').then((module) => module.NoticesPopover);
export const loadMobileMenu = () => import('./MobileMenu').then((module) => module.MobileMenu);
export const loadSearchDialog = () =>
  import('./SearchDialog').then((module) => module.SearchDialog);
