import { MessagesPage } from '@pramaan/features/messages/inbox/messages-page.tsx'
import { PeopleToWriteTo, WayToPeople } from '../../features/conversation/people-to-write-to.tsx'
import { shortlistedAddress } from '../../shortlisted-address.ts'

/** Messages with the candidates of the shortlist (D39). */
export function MessagesScreen() {
  return <MessagesPage addressOf={shortlistedAddress} next={<WayToPeople />} people={<PeopleToWriteTo />} />
}
