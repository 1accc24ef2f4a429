/**
 * The best-known public mail services in India, which a form recognizes at once. The server also checks a longer list.
 */
const knownPublicMail = new Set([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'ymail.com', 'rocketmail.com'],
  ...['outlook.com', 'outlook.in', 'hotmail.com', 'live.com', 'live.in', 'msn.com', 'icloud.com', 'me.com'],
  ...['rediffmail.com', 'rediff.com', 'zohomail.com', 'zohomail.in', 'protonmail.com', 'proton.me', 'tutanota.com'],
  ...['in.com', 'sify.com', 'indiatimes.com', 'vsnl.com', 'vsnl.net', 'bsnl.in', 'dataone.in', 'airtelmail.in'],
  ...['tuta.com', 'tutamail.com', 'tuta.io', 'keemail.me', 'mozmail.com', 'passmail.net', 'passinbox.com', 'hey.com'],
  ...['privaterelay.appleid.com', 'anonaddy.me', 'addy.io', 'riseup.net', 'disroot.org', 'onmicrosoft.com', 'eu.org'],
  ...['aol.com', 'gmx.com', 'mail.com', 'yandex.com', 'fastmail.com', 'mailinator.com', 'yopmail.com'],
])

/** Schools and universities, because students have addresses at their domains too. */
const academic =
  /(?:^|\.)(?:ac|edu|ernet|res)(?:\.[a-z]{2})?$|(?:^|[.-])(?:uni|univ|university|college|school|campus|students?|stud|alumni)(?=[.-])/

/** The domain of an e-mail address. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** A domain and all its parent domains, because a mail service may give each user a subdomain. */
function withParents(domain: string) {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

/** Why a code sent to this address does not confirm a company: anybody, or every student, can have such an address. */
export function whyNotCompanyEmail(
  email: string,
  isPublicMail: (domain: string) => boolean = () => false,
): 'public-mail' | 'academic' | undefined {
  const domain = domainOf(email)
  if (withParents(domain).some((one) => knownPublicMail.has(one) || isPublicMail(one))) return 'public-mail'
  return academic.test(domain) ? 'academic' : undefined
}
