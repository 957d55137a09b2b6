// The library decorates its classes while it loads and needs this before; whoever wants it takes it from here.
import 'reflect-metadata'

export * from '@peculiar/x509'
