import type { startApi } from '@pramaan/api/testing'
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

type Api = Awaited<ReturnType<typeof startApi>>

/** The address that a click lets the browser download from. */
export async function linkOf(press: () => Promise<void>) {
  const followed: string[] = []
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function follow() {
    followed.push(this.href)
  }
  try {
    await press()
    await waitFor(() => expect(followed).toHaveLength(1))
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
  return new URL(followed[0] ?? '')
}

/** The file that the server sends after a click: its name and text. */
export async function downloadedBy(api: Api, press: () => Promise<void>) {
  const { pathname, search } = await linkOf(press)
  const { headers, body } = await api.app.inject({ url: `${pathname}${search}` })
  return { name: String(headers['content-disposition']).match(/filename="(.*)"/)?.[1], text: body }
}
