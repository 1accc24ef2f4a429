import { MessagesPage } from '@pramaan/features/messages/inbox/messages-page.tsx'
import { shortlistedAddress } from '../../shortlisted-address.ts'
import { PeopleToWriteTo, WayToPeople } from './people-to-write-to.tsx'

/** Messages with the candidates of the shortlist (D39). */
export function MessagesScreen() {
  return <MessagesPage addressOf={shortlistedAddress} next={<WayToPeople />} people={<PeopleToWriteTo />} />
}
