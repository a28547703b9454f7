export { useSendTicket } from './api/use-send-ticket';
