import domains from 'free-email-domains'

const publicMail = new Set(domains)

/** Whether anybody can have an address at this domain. */
export function isPublicMail(domain: string): boolean {
  return publicMail.has(domain)
}
