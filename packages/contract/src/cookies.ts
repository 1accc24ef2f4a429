/**
 * The header of a page in a frame whose browser blocks our cookies: the server must not identify it by a cookie (D62).
 */
export const withoutCookies = { name: 'x-cookies', value: 'none' } as const
