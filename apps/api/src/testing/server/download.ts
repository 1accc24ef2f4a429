import type { startApi } from './start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>

/** Requests the link of a file. */
type AskLink = (client: Awaited<ReturnType<Api['as']>>) => Promise<{ data: { url: string } }>

/** Downloads files of lists: as a new member of staff gets them. */
export function downloadsOf(api: Api) {
  /** The file of a link, the link itself, and the file's lines. */
  return async (role: Parameters<Api['aStaffMember']>[0], link: AskLink) => {
    const member = await api.aStaffMember(role)
    const { url } = (await link(await api.as(member))).data
    const answer = await api.app.inject({ url })
    const [head = '', ...lines] = answer.body.split('\r\n')
    return { member, url, answer, head: head.replace('\uFEFF', ''), lines: lines.slice(0, -1) }
  }
}
