/** What a page sends when its browser blocks our cookies there, so that they identify nothing (D62). */
export const withoutCookies = { name: 'x-cookies', value: 'none' } as const
