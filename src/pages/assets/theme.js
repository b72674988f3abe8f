// Applies the color theme that the user chose, to pages that the server renders only once for all users. Runs before the
// page is shown.
{
  const [, theme] = /(?:^|; )(?:__Host-)?partledger_theme=(light|dark)/.exec(document.cookie) ?? [];
  // The setting of Redoc.
  const setting = "redoc.colorMode";
  if (theme === undefined) localStorage.removeItem(setting);
  else {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(setting, theme);
  }
}
