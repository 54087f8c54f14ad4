// The list of the browser's files of one language, which the handler reads beside its own, English ones.
export { default } from 'virtual:react-router/server-manifest'
