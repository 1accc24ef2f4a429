/**
 * Sent by a page inside an iframe whose browser blocks our cookies: the server must then not identify it by a cookie
 * (D62).
 */
export const withoutCookies = { name: 'x-cookies', value: 'none' } as const
