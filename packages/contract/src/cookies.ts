/** What a page sends along whose browser keeps no cookies of ours there: nothing can be told by them (D62). */
export const withoutCookies = { name: 'x-cookies', value: 'none' } as const
