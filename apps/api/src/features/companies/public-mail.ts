import domains from 'free-email-domains'
import { parse } from 'tldts'

const publicMail = new Set(domains)

/** Whether anybody can have an address at this domain: a mail service, or a service that offers subdomains. */
export function isPublicMail(domain: string): boolean {
  return publicMail.has(domain) || parse(domain, { allowPrivateDomains: true }).isPrivate === true
}

/** The registered domain of an address, and its name without the ending: demo-works of hr@mail.demo-works.co.in. */
export function siteOf(email: string) {
  const { domain, domainWithoutSuffix } = parse(email.slice(email.lastIndexOf('@') + 1))
  return { domain: domain ?? '', says: domainWithoutSuffix ?? '' }
}
