import { candidateLandingTarget } from '@pramaan/domain/landing'
import { ChatConversation } from '@pramaan/features/chat/chat-conversation.tsx'
import { SignInLayout } from '../../features/registration/sign-in/sign-in-layout.tsx'
import { pathOfStep } from '../../step-path.ts'

/** Sign-in by conversation: number, code, and the name of a new user (D13). */
export function ChatScreen() {
  return (
    <ChatConversation pathOfStep={pathOfStep} leadOf={candidateLandingTarget}>
      {(conversation, question) => (
        <SignInLayout foot={question === 'code' ? 'care' : 'employer'}>{conversation}</SignInLayout>
      )}
    </ChatConversation>
  )
}
