import type { conversationMessages } from '@pramaan/database/schema'
import { isVerifiedCompany, whyNotMeetPeople } from '@pramaan/domain/company'
import { type ConversationState, type Side, whyNotSend } from '@pramaan/domain/conversation'
import { imageAddress } from '../../services/files/file-address.ts'
import type { PairRow } from './conversations.queries.ts'

/** The input of the conversation rules. */
export function stateOf({
  status,
  candidateThere,
  employerThere,
  companyStatus,
  conversation,
}: PairRow): ConversationState {
  const started = conversation?.lastMessageId != null
  const whyNotMeet = whyNotMeetPeople(companyStatus)
  return { status, candidateThere, employerThere, whyNotMeet, started, unanswered: conversation?.unanswered ?? 0 }
}

/** The other side of a conversation: a candidate never sees their stage. */
export function peerOf(row: PairRow, side: Side) {
  const why = whyNotSend(stateOf(row), side) ?? null
  const state = { CanSend: why === null, why }
  const { conversation } = row
  if (side === 'Candidate') {
    const peer = { PeerID: row.employerId, Name: row.company, Image: imageAddress(row.companyLogo) }
    const Verified = isVerifiedCompany(row.companyStatus, true)
    return { ...peer, Verified, shortlisted: null, Unread: conversation?.candidateUnread ?? 0, ...state }
  }
  const peer = { PeerID: row.candidateId, Name: row.candidateName, Image: imageAddress(row.candidateImage) }
  return { ...peer, Verified: null, shortlisted: row.status, Unread: conversation?.employerUnread ?? 0, ...state }
}

/** A message as one side sees it. */
export function messageOf(row: typeof conversationMessages.$inferSelect, side: Side) {
  const isMine = row.byCandidate === (side === 'Candidate')
  return {
    ID: row.id,
    Mine: isMine,
    Text: row.text,
    SentOn: row.sentAt.toISOString(),
    ReadOn: row.readAt?.toISOString() ?? null,
    Key: isMine ? row.key : null,
  }
}
