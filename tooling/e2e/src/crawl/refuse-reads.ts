import type { Page, Route } from '@playwright/test'

/** The crawl's own calls, and the stream of notifications, which stays open. */
const never = /^\/api\/(readyz|dev\/|notifications\/stream)/

/** Lets what a page reads from the API wait, and then refuses that and all that it reads later. */
export async function refuseReads(page: Page) {
  let answers: 'all' | 'later' | 'refused' = 'all'
  let except: RegExp | undefined
  const waiting: Route[] = []
  let asked: string[] = []
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const isRead = route.request().method() === 'GET' && !never.test(pathname)
    if (answers === 'all' || !isRead || except?.test(pathname)) return route.fallback()
    asked.push(`${pathname}${search}`)
    if (answers === 'later') waiting.push(route)
    else await refuse(route)
  })
  return {
    /** What was read since reads wait, those left out not among them. */
    asked: (): readonly string[] => asked,
    /** Lets every read from now on wait, except of these paths. */
    delay(of: RegExp | undefined) {
      answers = 'later'
      except = of
      asked = []
    },
    async refuse() {
      answers = 'refused'
      await Promise.all(waiting.splice(0).map(refuse))
    },
    /** Answers again; what still waits is of a page that is left. */
    answer() {
      answers = 'all'
      waiting.length = 0
    },
  }
}

function refuse(route: Route) {
  const json = { message: 'Something went wrong on our side.', code: 'broken', requestId: 'refused' }
  // A page that has gone on takes no answer.
  return route.fulfill({ status: 500, json }).catch(() => undefined)
}
